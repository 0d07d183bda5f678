import { assign, emit, setup } from 'xstate'
import type { FieldErrors, RaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import type { CalendarChange } from './calendar.changes'
import { type DraftSource, draftFaults, draftOf, type EventDraft, eventOf, withFields } from './calendar.draft'

export type CalendarFormInput = Pick<Ports, 'newId'> & { source: DraftSource }

type Context = CalendarFormInput & {
  base: EventDraft
  draft: EventDraft
  /** by path of the contract: `title`, `end` */
  errors: FieldErrors
  /** why the backend did not store it */
  error: RaanError | undefined
  /** of the change under way */
  changeId: string
}

export type CalendarFormEvent =
  | { type: 'field.set'; fields: Partial<EventDraft> }
  | { type: 'save' }
  /** what came of a change; those of others are none of this form's business */
  | { type: 'change.hear'; id: string; error?: RaanError }

export type CalendarFormEmitted =
  /** to be made by the app's data actor under this id */
  { type: 'calendar.submitted'; id: string; change: CalendarChange } | { type: 'calendar.formRefused'; event: string }

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
function changeOf({ source, draft }: Context): CalendarChange {
  const event = eventOf(draft)
  if (!('event' in source)) return { kind: 'add', event }
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
      heard.id === context.changeId && heard.error !== undefined,
    isMine: ({ context }, heard: { id: string }) => heard.id === context.changeId,
  },
  actions: {
    set: assign(({ context: { draft, errors } }, fields: Partial<EventDraft>) => ({
      draft: withFields(draft, fields),
      errors: unsaid(errors, fields),
    })),
    showFaults: assign(({ context: { draft } }) => ({ errors: draftFaults(draft), error: undefined })),
    begin: assign(({ context: { newId } }) => ({ errors: {}, error: undefined, changeId: `form ${newId()}` })),
    submit: emit(({ context }) => ({
      type: 'calendar.submitted' as const,
      id: context.changeId,
      change: changeOf(context),
    })),
    takeFailure: assign((_, { error }: { error?: RaanError }) => ({ error, errors: fieldsOf(error) })),
    refuse: emit(({ event }) => ({ type: 'calendar.formRefused' as const, event: event.type })),
  },
}).createMachine({
  id: 'calendar.form',
  options: { maxIterations: 1_000 },
  context: ({ input }) => {
    const draft = draftOf(input.source)
    return { ...input, base: draft, draft, errors: {}, error: undefined, changeId: '' }
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
