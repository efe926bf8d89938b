import { Outlet } from 'react-router'
import { ErrorPage } from '../../ui/ErrorPage.tsx'
import { statusOf } from '../../web/status-of.ts'
import type { Route } from './+types/page'

/** Between the dashboard and its pages: what goes wrong on a page leaves the menu where it is. */
export default function Page() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={statusOf(error)} />
}
