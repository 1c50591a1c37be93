import '#platform/web/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { watchRejections } from '#platform/web/global-errors.ts';
import { createQueryClient } from '#platform/web/query-client.ts';
import { applyTheme } from '#platform/web/theme.ts';
import { Toaster } from '#platform/web/toaster.tsx';
import { TooltipProvider } from '#platform/web/tooltip.tsx';
import { createRouter } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

watchRejections();
applyTheme();

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider>
        <RouterProvider router={createRouter()} />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  </StrictMode>,
);
