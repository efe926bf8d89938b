import { isRouteErrorResponse } from 'react-router'
import { ApiProblem } from './api.ts'

/** The status of what a page failed with: 0 where the shop did not answer, 500 for what nobody expected. */
export const statusOf = (error: unknown): number =>
  error instanceof ApiProblem || isRouteErrorResponse(error) ? error.status : 500
