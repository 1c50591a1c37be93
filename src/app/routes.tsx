import { lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { MembersOnly, SendToLogin } from '#accounts/web/members-only.tsx';
import { paths } from './paths.ts';
import { NotFoundPage } from './web/not-found.page.tsx';
import { RootLayout } from './web/root-layout.tsx';

const LandingPage = lazy(() => import('#landing/web/landing.page.tsx'));
const AppShell = lazy(() => import('#dashboard/web/app-shell.tsx'));
const AppFrame = lazy(() => import('#dashboard/web/app-frame.tsx'));
const DashboardPage = lazy(() => import('#dashboard/web/dashboard.page.tsx'));
const ProjectDetailPage = lazy(() => import('#editor/web/project-detail.page.tsx'));
const EditorPage = lazy(() => import('#editor/web/editor.page.tsx'));
const SlideViewerPage = lazy(() => import('#slides/web/slide-viewer.page.tsx'));
const ImageSelectionPage = lazy(() => import('#slides/web/image-selection.page.tsx'));
const ImageManagerPage = lazy(() => import('#slides/web/image-manager.page.tsx'));
const WriterStatusPage = lazy(() => import('#writing/web/writer-status.page.tsx'));
const SubscribePage = lazy(() => import('#plans/web/subscribe.page.tsx'));
const SubscriptionSuccessPage = lazy(() => import('#plans/web/subscription-success.page.tsx'));
const SandboxCheckoutPage = lazy(() => import('#plans/web/sandbox-checkout.page.tsx'));
const SignInPage = lazy(() => import('#accounts/web/sign-in.page.tsx'));
const ResetPasswordPage = lazy(() => import('#accounts/web/reset-password.page.tsx'));

/** Addresses whose screens are not built: visitors get the landing page there, everyone else the 404 page. */
const membersElsewhere = ['/script/*', '/test-ai-engagement', '/checkout', '/presentation-adapter/*'];

const memberPages: RouteObject[] = [
  {
    element: <AppFrame />,
    children: [
      { path: paths.home, element: <DashboardPage /> },
      { path: paths.project(':id'), element: <ProjectDetailPage /> },
      { path: paths.imageSelection(':id'), element: <ImageSelectionPage /> },
      { path: paths.images(':id'), element: <ImageManagerPage /> },
      { path: paths.subscribe, element: <SubscribePage /> },
      { path: paths.writer, element: <WriterStatusPage /> },
    ],
  },
  { path: paths.editor(':id'), element: <EditorPage /> },
  { path: paths.slides(':id'), element: <SlideViewerPage /> },
  ...membersElsewhere.map((path) => ({ path, element: <NotFoundPage /> })),
];

const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        element: <MembersOnly visitor={<LandingPage />} />,
        children: [{ element: <AppShell />, children: memberPages }],
      },
      {
        element: <MembersOnly visitor={<SendToLogin />} />,
        children: [
          { path: paths.profile, element: <NotFoundPage /> },
          { path: paths.sandboxCheckout(':checkoutId'), element: <SandboxCheckoutPage /> },
        ],
      },
      { path: paths.subscriptionSuccess, element: <SubscriptionSuccessPage /> },
      { path: paths.login, element: <SignInPage /> },
      { path: paths.resetPassword, element: <ResetPasswordPage /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
