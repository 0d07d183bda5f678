import { assign, emit, fromPromise, setup } from 'xstate'
import { assignFrom } from '../../kernel/assign-from'
import type { EventsByName } from '../../kernel/engine-events'
import { type FieldErrors, toRaanError } from '../../kernel/errors'
import { clearField, noRefusal, type Refusal, refusalOf } from '../../kernel/field-errors'
import { changedNothing, countUnanswered } from '../../kernel/keyed-request'
import type { Ports } from '../../kernel/ports'
import { emailPattern, passwordCalls } from './auth.password.contract'
import { passwordError } from './auth.password.rule'

type Refused = { type: 'password.refused'; reason: 'busy' }
type LinkRequested = { type: 'password.linkRequested' }
type Changed = { type: 'password.changed' }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<Refused | LinkRequested | Changed> {}
}

const isBlank = (text: string) => text.trim() === ''

/** `language`: of the page, for the mail */
type Request = { type: 'link.request'; email: string; language?: string }
type LinkEvents = Request | { type: 'field.clear'; field: string } | { type: 'start.over' }
type LinkContext = Refusal & {
  call: Ports['call']
  /** where the mail was sent */
  email: string
  language: string | undefined
  /** from a sample backend, which sends no mail */
  sampleToken: string | undefined
  /** false: the backend sends no mail */
  isMailed: boolean
}

/** Error code of an address, undefined if valid. */
const emailProblem = (email: string): string | undefined => {
  if (isBlank(email)) return 'required'
  return emailPattern.test(email) ? undefined : 'email'
}

/** Requests a mail with a link. Never reveals whether the account exists. A second request is rejected meanwhile. */
export const passwordLinkMachine = setup({
  types: {
    input: {} as Pick<Ports, 'call'>,
    context: {} as LinkContext,
    events: {} as LinkEvents,
    emitted: {} as Refused | LinkRequested,
  },
  actors: {
    request: fromPromise<
      { sampleToken?: string | undefined; isMailed?: boolean },
      Pick<LinkContext, 'call' | 'email' | 'language'>
    >(({ input: { call, email, language }, signal }) =>
      call(passwordCalls.forgot, { body: { email, ...(language !== undefined && { language }) } }, { signal }),
    ),
  },
}).createMachine({
  id: 'password',
  context: ({ input }) => ({
    call: input.call,
    email: '',
    language: undefined,
    sampleToken: undefined,
    isMailed: true,
    ...noRefusal,
  }),
  initial: 'asking',
  on: { 'field.clear': { actions: assignFrom(clearField) } },
  states: {
    asking: {
      on: {
        'link.request': [
          {
            guard: ({ event }) => emailProblem(event.email) !== undefined,
            actions: assign(({ event }) => ({
              ...noRefusal,
              fields: { email: [emailProblem(event.email) ?? 'email'] },
            })),
          },
          {
            target: 'sending',
            actions: assign(({ event: { email, language } }) => ({ email: email.trim(), language, ...noRefusal })),
          },
        ],
      },
    },
    sending: {
      on: { 'link.request': { actions: emit({ type: 'password.refused', reason: 'busy' }) } },
      invoke: {
        src: 'request',
        input: ({ context }) => context,
        onDone: {
          target: 'sent',
          actions: [
            assign(({ event: { output } }) => ({ sampleToken: output.sampleToken, isMailed: output.isMailed ?? true })),
            emit({ type: 'password.linkRequested' }),
          ],
        },
        onError: { target: 'asking', actions: assign(({ event }) => refusalOf(event.error)) },
      },
    },
    sent: { on: { 'start.over': { target: 'asking', actions: assign({ sampleToken: undefined }) } } },
  },
})

type SetPassword = { type: 'password.set'; token: string; password: string; again: string }
type ResetEvents = SetPassword | { type: 'field.clear'; field: string }
type ResetContext = Refusal & {
  call: Ports['call']
  body: { token: string; password: string }
  /** requests with this token without a response: each may have set its password */
  tried: { token: string; unanswered: number }
  /** the last failed request, or one before it, may have set the password */
  isUnsure: boolean
}

function passwordProblems({ password, again }: Omit<SetPassword, 'type' | 'token'>): FieldErrors | undefined {
  const fields: FieldErrors = {}
  const fieldError = passwordError(password)
  if (fieldError) fields.password = [fieldError]
  if (isBlank(again)) fields.again = ['required']
  else if (!fields.password && again !== password) fields.again = ['mismatch']
  return Object.keys(fields).length > 0 ? fields : undefined
}

/** Sets a new password with the token of a link. The password is dropped as soon as its call is over. */
export const passwordResetMachine = setup({
  types: {
    input: {} as Pick<Ports, 'call'>,
    context: {} as ResetContext,
    events: {} as ResetEvents,
    emitted: {} as Refused | Changed,
  },
  actors: {
    reset: fromPromise<void, ResetContext>(async ({ input: { call, body }, signal }) => {
      await call(passwordCalls.reset, { body }, { signal })
    }),
  },
}).createMachine({
  id: 'password.reset',
  context: ({ input }) => ({
    call: input.call,
    body: { token: '', password: '' },
    tried: { token: '', unanswered: 0 },
    isUnsure: false,
    ...noRefusal,
  }),
  initial: 'choosing',
  on: { 'field.clear': { actions: assignFrom(clearField) } },
  states: {
    choosing: {
      on: {
        'password.set': [
          {
            guard: ({ event }) => passwordProblems(event) !== undefined,
            actions: assign(({ event }) => ({ ...noRefusal, fields: passwordProblems(event) })),
          },
          {
            target: 'setting',
            actions: assign(({ context: { tried }, event: { token, password } }) => ({
              body: { token, password },
              tried: tried.token === token ? tried : { token, unanswered: 0 },
              ...noRefusal,
            })),
          },
        ],
      },
    },
    setting: {
      on: { 'password.set': { actions: emit({ type: 'password.refused', reason: 'busy' }) } },
      exit: assign({ body: { token: '', password: '' } }),
      invoke: {
        src: 'reset',
        input: ({ context }) => context,
        onDone: { target: 'changed', actions: emit({ type: 'password.changed' }) },
        onError: {
          target: 'choosing',
          actions: assign(({ context: { tried }, event: { error } }) => ({
            ...refusalOf(error),
            isUnsure: !changedNothing(tried, toRaanError(error)),
            tried: { token: tried.token, unanswered: countUnanswered({ key: '', ...tried }, error).unanswered },
          })),
        },
      },
    },
    changed: {},
  },
})
