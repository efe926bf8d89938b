import { createRoute, z } from '@hono/zod-openapi'
import type { Identity } from '#domain/identity'
import { changePasswordInput, deleteAccountInput, newEmailInput, takeEmailInput } from '#domain/identity/schema'
import { sessionOnly } from '../door/session.ts'
import { gives, problems, sessionCookie, takes } from '../door/shapes.ts'
import { done, tags } from './auth-calls.ts'

export const change = (identity: Identity) =>
  createRoute({
    method: 'post',
    path: '/auth/change-password',
    operationId: 'changePassword',
    security: sessionCookie,
    tags,
    summary: 'Change the password; ends all other sessions',
    middleware: sessionOnly(identity),
    request: { body: takes(changePasswordInput) },
    responses: { 200: gives('Done', done), ...problems(400, 401, 403, 409, 429) },
  })
export const askEmail = (identity: Identity) =>
  createRoute({
    method: 'post',
    path: '/auth/new-email',
    operationId: 'changeEmail',
    security: sessionCookie,
    tags,
    summary: 'Mail a link to a new e-mail address, which counts once the link is opened',
    middleware: sessionOnly(identity),
    request: { body: takes(newEmailInput) },
    responses: { 200: gives('Done', done), ...problems(400, 401, 403, 409, 429) },
  })
export const takeEmail = (identity: Identity) =>
  createRoute({
    method: 'post',
    path: '/auth/confirm-new-email',
    operationId: 'confirmNewEmail',
    security: sessionCookie,
    tags,
    summary: 'Change the e-mail address with the mailed link of one’s own account; ends all other sessions',
    middleware: sessionOnly(identity),
    request: { body: takes(takeEmailInput) },
    responses: { 200: gives('The new address', z.object({ email: z.string() })), ...problems(400, 401, 403, 409, 429) },
  })
export const deleteOwn = (identity: Identity) =>
  createRoute({
    method: 'post',
    path: '/auth/delete-account',
    operationId: 'deleteAccount',
    security: sessionCookie,
    tags,
    summary: 'Delete one’s own account; its orders stay with the shop. 409 `no-password`, `admin-account`',
    middleware: sessionOnly(identity),
    request: { body: takes(deleteAccountInput) },
    responses: { 200: gives('Done', done), ...problems(400, 401, 403, 409, 429) },
  })
