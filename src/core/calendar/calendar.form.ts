import { assign, emit, setup } from 'xstate'
import { type Asked, askedInVain, changedNothing, newlyAsked } from '../kernel/asked'
import type { EventsByName } from '../kernel/engine-events'
import type { FieldErrors, RaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import type { CalendarChange } from './calendar.changes'
import { type DraftSource, draftFaults, draftOf, type EventDraft, eventOf, withFields } from './calendar.draft'
import type { NewEvent } from './calendar.event'

export type CalendarFormInput = Pick<Ports, 'newId'> & { source: DraftSource }

type Context = CalendarFormInput & {
  base: EventDraft
  draft: EventDraft
  /** by path of the contract: `title`, `end` */
  errors: FieldErrors
  /** why the backend did not store it */
  error: RaanError | undefined
  /** the one change this form asks for, until it was made: its key is the change's id */
  asked: Asked
  /** as it was sent, by sends that nobody answered */
  earlier: readonly NewEvent[]
  /** what failed last changed nothing */
  isUnchanged: boolean
}

export type CalendarFormEvent =
  | { type: 'field.set'; fields: Partial<EventDraft> }
  | { type: 'save' }
  /** what came of a change; those of others are none of this form's business */
  | { type: 'change.hear'; id: string; error?: RaanError }

export type CalendarFormEmitted =
  /** to be made by the app's data actor under this id */
  | { type: 'calendar.submitted'; id: string; change: CalendarChange; unanswered: number }
  | { type: 'calendar.formRefused'; event: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<CalendarFormEmitted> {}
}

/** Ids of changes that a form asks for, and tells of by itself, begin with it. */
export const formMark = 'form-'

/** What the fields of the form are called in the contract. */
const pathOf: Readonly<Partial<Record<keyof EventDraft, readonly string[]>>> = {
  title: ['title'],
  url: ['url'],
  startDay: ['start', 'end'],
  startTime: ['start', 'end'],
  endDay: ['end'],
  endTime: ['end'],
  allDay: ['start', 'end'],
}

/** A change takes away what was said about the field. */
const unsaid = (errors: FieldErrors, fields: Partial<EventDraft>): FieldErrors => {
  const gone = (Object.keys(fields) as (keyof EventDraft)[]).flatMap((name) => pathOf[name] ?? [])
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !gone.includes(path)))
}

/** What a backend says of `event.end` goes to the field. */
const fieldsOf = (error: RaanError | undefined): FieldErrors =>
  Object.fromEntries(
    Object.entries(error?.detail.fields ?? {}).map(([path, codes]) => [path.replace(/^event\./, ''), codes]),
  )

/** Whether leaving would lose something. */
export const isDraftChanged = ({ base, draft }: Pick<Context, 'base' | 'draft'>): boolean =>
  JSON.stringify(base) !== JSON.stringify(draft)

/** The change a draft asks for. */
function changeOf({ source, draft, earlier }: Context): CalendarChange {
  const event = eventOf(draft)
  if (!('event' in source)) return { kind: 'add', event, ...(earlier.length > 0 && { earlier }) }
  return { kind: 'update', event: { ...source.event, ...event }, before: source.event }
}

/** An event being added or changed at one place of the screen. It is stored by the data actor, so its turn is kept. */
export const calendarFormMachine = setup({
  types: {
    input: {} as CalendarFormInput,
    context: {} as Context,
    events: {} as CalendarFormEvent,
    emitted: {} as CalendarFormEmitted,
  },
  guards: {
    isUntouched: ({ context }) => 'event' in context.source && !isDraftChanged(context),
    isFit: ({ context: { draft } }) => Object.keys(draftFaults(draft)).length === 0,
    isRefused: ({ context }, heard: { id: string; error?: RaanError }) =>
      heard.id === context.asked.key && heard.error !== undefined,
    isMine: ({ context }, heard: { id: string }) => heard.id === context.asked.key,
  },
  actions: {
    set: assign(({ context: { draft, errors } }, fields: Partial<EventDraft>) => ({
      draft: withFields(draft, fields),
      errors: unsaid(errors, fields),
    })),
    showFaults: assign(({ context: { draft } }) => ({ errors: draftFaults(draft), error: undefined })),
    begin: assign({ errors: {}, error: undefined }),
    submit: emit(({ context }) => ({
      type: 'calendar.submitted' as const,
      id: context.asked.key,
      change: changeOf(context),
      unanswered: context.asked.unanswered,
    })),
    takeFailure: assign(({ context: { asked, earlier, draft } }, { error }: { error?: RaanError }) => {
      if (!error) return {}
      const next = askedInVain(asked, error)
      return {
        error,
        errors: fieldsOf(error),
        asked: next,
        earlier: next.unanswered > asked.unanswered ? [...earlier, eventOf(draft)] : earlier,
        isUnchanged: changedNothing(asked, error),
      }
    }),
    refuse: emit(({ event }) => ({ type: 'calendar.formRefused' as const, event: event.type })),
  },
}).createMachine({
  id: 'calendar.form',
  options: { maxIterations: 1_000 },
  context: ({ input }) => {
    const draft = draftOf(input.source)
    const asked = newlyAsked(() => `${formMark}${input.newId()}`)
    return { ...input, base: draft, draft, errors: {}, error: undefined, asked, earlier: [], isUnchanged: true }
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.set': { actions: { type: 'set', params: ({ event }) => event.fields } },
        save: [
          { guard: 'isUntouched', target: 'saved' },
          { guard: 'isFit', target: 'saving', actions: ['begin', 'submit'] },
          { actions: 'showFaults' },
        ],
      },
    },
    saving: {
      on: {
        // one request, however often save is pressed
        save: {},
        'field.set': { actions: 'refuse' },
        'change.hear': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'takeFailure', params: ({ event }) => event },
          },
          { guard: { type: 'isMine', params: ({ event }) => event }, target: 'saved' },
        ],
      },
    },
    saved: {},
  },
})
