import { Outlet } from 'react-router'
import { ErrorPage } from '../ui/ErrorPage.tsx'
import { statusOf } from '../web/status-of.ts'
import type { Route } from './+types/shell'

/** Holds every page: what goes wrong in one takes its place only, and the document around it stays as it is. */
export default function Shell() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={statusOf(error)} />
}
