/** Sells the Pro plan. The provider's own page takes the money; what it reports back decides who is Pro. */
export interface Payments {
  /** Opens a hosted checkout for the user and answers its address. */
  createSubscriptionCheckout(options: { userId: string; email: string; baseUrl: string }): Promise<{ url: string }>;
}
