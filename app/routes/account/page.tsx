import { isRouteErrorResponse, Outlet } from 'react-router'
import { ErrorPage } from '../../ui/ErrorPage.tsx'
import { ApiProblem } from '../../web/api.ts'
import type { Route } from './+types/page'

/** Between the dashboard and its pages: what goes wrong on a page leaves the menu where it is. */
export default function Page() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const hasStatus = error instanceof ApiProblem || isRouteErrorResponse(error)
  return <ErrorPage status={hasStatus ? error.status : 500} />
}
