/** Every address of the app, in one place; the routes and all links are made from these. */
export const paths = {
  home: '/',
  /** The dashboard with the wizard open. */
  newScript: '/?new=script',
  login: '/login',
  resetPassword: '/reset-password',
  project: (id: number | string) => `/script/${id}`,
  editor: (id: number | string) => `/script-editor/${id}`,
  /** The editor just after a project came from the wizard. */
  editorWriting: (id: number | string) => `/script-editor/${id}?autoGenerate=true`,
  subscribe: '/subscribe',
  subscriptionSuccess: '/subscription-success',
  sandboxCheckout: (id: string) => `/sandbox-checkout/${id}`,
  profile: '/profile',
};

/** Pages of the server, reached by page navigation. */
export const serverPaths = { login: '/api/login', logout: '/api/logout' };
