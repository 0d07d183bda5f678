import type { EngineEvent, EventsByName } from '../../kernel/engine-events'
import { currentRecord } from '../../kernel/errors'
import type { FieldSet } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import type { Order } from '../orders.contract'
import type { Side } from './orders.edit.conflicts'
import type { EditDraft, EditField } from './orders.edit.fields'
import { sendChange } from './orders.edit.requests'
import * as saving from './orders.edit.saving'
import * as steps from './orders.edit.steps'

export type { OrderEditInput } from './orders.edit.steps'

export type OrderEditEvent =
  | FieldSet<EditDraft>
  /** the text isn't an amount; null: it is valid again. `name` is an amount, or the uq of a line */
  | { type: 'amount.refuse'; name: string; code: string | null }
  | { type: 'line.change'; uq: string; patch: steps.LinePatch }
  | { type: 'line.remove'; uq: string }
  /** adds an empty free-text line */
  | { type: 'line.add' }
  | { type: 'save' }
  /** which version of a field is kept; without a name, of all fields */
  | { type: 'conflict.pick'; name?: EditField; side: Side }
  | { type: 'conflict.settle' }
  /** back to the form without a decision: the next save meets the same conflict */
  | { type: 'conflict.leave' }

type EditRefused = { type: 'orders.editRefused'; event: string }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<EditRefused> {}
}

/** Edits a stored order in one view; a conflict is resolved field by field. */
export const orderEditMachine = createFormMachine<{
  input: steps.OrderEditInput
  context: steps.EditContext
  event: OrderEditEvent
  answer: Order
  emitted: EditRefused | EngineEvent<'orders.changed'>
}>({
  id: 'edit',
  record: 'changes',
  begin: steps.begin,
  edits: {
    'field.set': (context, { name, value }) => steps.setField(context, name, value),
    'amount.refuse': (context, { name, code }) => steps.refuseAmount(context, name, code),
    'line.change': (context, { uq, patch }) => steps.changeLine(context, uq, patch),
    'line.remove': (context, { uq }) => steps.removeLine(context, uq),
    'line.add': steps.addLine,
  },
  refused: 'orders.editRefused',
  isUnsaved: saving.isDirty,
  errorsOf: saving.fieldErrors,
  changeOf: saving.fieldsToChange,
  async save(context, signal) {
    const { desk, newId, base } = context
    const [order] = await sendChange(desk, newId(), saving.changeOf(context), signal)
    return order ?? base
  },
  conflict: {
    currentOf: (_, error) => currentRecord<Order>(error, 'order'),
    isOwn: saving.isOwn,
    resume: saving.ontoStored,
    choose: () => ({ picks: {} }),
    pick: saving.pickSide,
    settle: saving.settle,
  },
  // the desk announces the response; on a conflict it doesn't announce the order
  announce: ({ newId }, order, isResumed) =>
    isResumed ? { type: 'orders.changed', id: newId(), kind: 'update', orders: [order] } : undefined,
})
