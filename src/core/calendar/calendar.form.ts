import type { EventsByName } from '../kernel/engine-events'
import type { FieldErrors, RaanError } from '../kernel/errors'
import { without } from '../kernel/field-errors'
import type { ConflictEvent, Contested, FormContext } from '../kernel/form-definition'
import { createFormMachine } from '../kernel/form-machine'
import { changedNothing, countUnanswered, type KeyedRequest, newKeyedRequest } from '../kernel/keyed-request'
import type { Ports } from '../kernel/ports'
import type { CalendarChange } from './calendar.changes'
import {
  type DraftSource,
  draftErrors,
  draftOf,
  draftOver,
  type EventDraft,
  eventOf,
  lastStart,
  type Start,
  withFields,
} from './calendar.draft'
import type { CalendarEvent, NewEvent } from './calendar.event'
import { currentEvent } from './calendar.updating'

export type CalendarFormInput = Pick<Ports, 'newId'> & { source: DraftSource }

type Context = CalendarFormInput &
  FormContext<CalendarEvent> &
  Contested<CalendarEvent> & {
    base: EventDraft
    draft: EventDraft
    last: Start
    /** this form's one change until it is made: its key is the change's id */
    asked: KeyedRequest
    /** as sent by unanswered requests */
    earlier: readonly NewEvent[]
    /** the last failure changed nothing */
    isUnchanged: boolean
  }

export type CalendarFormEvent =
  | { type: 'field.set'; fields: Partial<EventDraft> }
  | { type: 'save' }
  | ConflictEvent
  /** the outcome of a change; those of other forms are ignored */
  | { type: 'change.receive'; id: string; error?: RaanError }

export type CalendarFormEmitted =
  /** the change to be made by the app's data actor under this id */
  | { type: 'calendar.submitted'; id: string; change: CalendarChange; unanswered: number }
  | { type: 'calendar.formRefused'; event: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<CalendarFormEmitted> {}
}

/** Prefix of the ids of changes whose outcome a form reports itself. */
export const formMark = 'form-'

/** Contract paths of the form's fields. */
const pathOf: Readonly<Partial<Record<keyof EventDraft, readonly string[]>>> = {
  title: ['title'],
  url: ['url'],
  startDay: ['start', 'end'],
  startTime: ['start', 'end'],
  endDay: ['end'],
  endTime: ['end'],
  allDay: ['start', 'end'],
}

/** A change clears the field's errors. */
const unsaid = (errors: FieldErrors, fields: Partial<EventDraft>): FieldErrors =>
  without(errors, ...(Object.keys(fields) as (keyof EventDraft)[]).flatMap((name) => pathOf[name] ?? []))

/** Whether leaving would lose edits. */
export const isDraftChanged = ({ base, draft }: Pick<Context, 'base' | 'draft'>): boolean =>
  JSON.stringify(base) !== JSON.stringify(draft)

/** The form as opened on a stored event. */
function openOn(event: CalendarEvent): Pick<Context, 'source' | 'base' | 'draft'> {
  const draft = draftOf({ event })
  return { source: { event }, base: draft, draft }
}

/** The change that a draft represents. */
function changeOf({ source, draft, earlier }: Context): CalendarChange {
  const event = eventOf(draft)
  if (!('event' in source)) return { kind: 'add', event, ...(earlier.length > 0 && { earlier }) }
  return { kind: 'update', event: { ...source.event, ...event }, before: source.event }
}

/** A form that adds or edits an event in one view. The data actor stores it, so that changes are made in order. */
export const calendarFormMachine = createFormMachine<{
  input: CalendarFormInput
  context: Context
  event: CalendarFormEvent
  emitted: CalendarFormEmitted
}>({
  id: 'calendar.form',
  record: 'event',
  begin(input) {
    const draft = draftOf(input.source)
    const asked = newKeyedRequest(() => `${formMark}${input.newId()}`)
    return { ...input, base: draft, draft, last: draft, asked, earlier: [], isUnchanged: true }
  },
  edits: {
    'field.set': ({ draft, errors, last }, { fields }) => {
      const next = withFields(draft, fields, last)
      return { draft: next, last: lastStart(next, last), errors: unsaid(errors, fields) }
    },
  },
  refused: 'calendar.formRefused',
  base: ({ source }) => ('event' in source ? source.event : undefined),
  isUnsaved: isDraftChanged,
  errorsOf: ({ draft }) => draftErrors(draft),
  handOver: {
    ask: (context) => ({
      type: 'calendar.submitted',
      id: context.asked.key,
      change: changeOf(context),
      unanswered: context.asked.unanswered,
    }),
    outcomeOf: ({ asked }, { id, error }) => (id === asked.key ? (error ?? 'done') : undefined),
  },
  conflict: {
    currentOf: (_, error) => currentEvent(error),
    // the data actor has found that out before
    isOwn: () => false,
    resume: (_, made) => openOn(made),
    // fields not edited here keep the other user's values
    overwrite: ({ base, draft }, theirs) => ({ ...openOn(theirs), draft: draftOver(base, draft, theirs) }),
    yield: (_, theirs) => openOn(theirs),
  },
  takeFailure({ asked, earlier, draft }, error) {
    const next = countUnanswered(asked, error)
    return {
      asked: next,
      earlier: next.unanswered > asked.unanswered ? [...earlier, eventOf(draft)] : earlier,
      isUnchanged: changedNothing(asked, error),
    }
  },
})
