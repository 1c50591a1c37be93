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
  /** The editor with its Slides tab open, or with the pictures that are being made. */
  editorSlides: (id: number | string, open: 'tab' | 'progress' = 'tab') => `/script-editor/${id}?slides=${open}`,
  slides: (id: number | string) => `/script/${id}/slides`,
  imageSelection: (id: number | string) => `/script/${id}/image-selection`,
  images: (id: number | string) => `/script/${id}/images`,
  subscribe: '/subscribe',
  subscriptionSuccess: '/subscription-success',
  sandboxCheckout: (id: string) => `/sandbox-checkout/${id}`,
  profile: '/profile',
  writer: '/writer',
};

/** Pages of the server, reached by page navigation. */
export const serverPaths = { login: '/api/login', logout: '/api/logout' };
