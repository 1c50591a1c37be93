export default function SubscriptionSuccessPage() {
  return <main className="page type-page-title py-10">Thanks</main>;
}
