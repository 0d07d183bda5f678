import { type FieldErrors, isRefusal } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { authCalls } from './auth.contract'
import type { Signed } from './auth.session'
import type { SessionTokens } from './auth.tokens'

/** `remember` false: the session ends with this tab */
export type Login = { type: 'login'; email: string; password: string; remember?: boolean }
export type Register = { type: 'register'; email: string; username: string; password: string }
/** `unanswered`: requests with this email without a response. */
export type Registration = { email: string; unanswered: number }
/**
 * `typed` is a function because a snapshot exposes the input of running children, which must not contain the password.
 */
export type Attempt<Event> = Pick<Ports, 'call'> & {
  tokens: SessionTokens
  typed(): Event
  tried?: Registration | undefined
}

/** `required` for each blank field, without a call; undefined if there is none. */
export function blanksOf(event: Login | Register | { type: string }): FieldErrors | undefined {
  if (!('password' in event)) return undefined
  const { type: _, ...texts } = event
  const empty = ['email', 'username', 'password'].filter((name) => {
    const text = Object.entries(texts).find(([field]) => field === name)?.[1]
    return typeof text === 'string' && text.trim() === ''
  })
  return empty.length > 0 ? Object.fromEntries(empty.map((field) => [field, ['required']])) : undefined
}

export async function signIn({ call, tokens, typed }: Attempt<Login>, signal: AbortSignal): Promise<Signed> {
  const { email, password, remember } = typed()
  const { userData, ...pair } = await call(authCalls.login, { body: { email: email.trim(), password } }, { signal })
  signal.throwIfAborted()
  return tokens.session.start(userData, pair, remember)
}

/**
 * Registers, then signs in, since registering returns no refresh token. If the email is taken after an unanswered
 * request, that request may have created the account: signing in with the same input tells.
 */
export async function register(
  { call, tokens, typed, tried }: Attempt<Register>,
  signal: AbortSignal,
): Promise<Signed> {
  const { email, username, password } = typed()
  const body = { email: email.trim(), username: username.trim(), password }
  const enter = () =>
    call(authCalls.login, { body: { email: body.email, password } }, { signal }).catch(() => undefined)
  const made = await call(authCalls.register, { body }, { signal }).catch(async (error) => {
    const isOurs = isRefusal(error) && tried?.email === body.email && tried.unanswered > 0
    const pair = isOurs ? await enter() : undefined
    if (!pair) throw error
    return pair
  })
  signal.throwIfAborted()
  if ('userData' in made) return tokens.session.start(made.userData, made)
  const pair = await enter()
  signal.throwIfAborted()
  return pair ? tokens.session.start(pair.userData, pair) : tokens.session.start(made.user, made)
}
