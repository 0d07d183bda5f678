import type { Editor } from '../../core/live/editing/live.editing.contract'
import { editingCalls } from '../../core/live/editing/live.editing.contract'
import { type Handler, handle } from '../handle'
import { byOf } from '../orders/orders.by'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { table } from '../table'

/** A form in which an order is open for editing, until this time (milliseconds since 1970). */
type OpenForm = { OrderNumber: string; form: string; person: number; name: string; until: number }

export const openFormsTable = table<OpenForm>('openForms', {
  of: 'shop',
  key: ({ form, person }) => `${person} ${form}`,
})

/** How long a form counts as open after it was last heard of, in milliseconds: a hidden page speaks once a minute. */
export const formLife = 70_000
/** Forms of all users at once; beyond that, the oldest are forgotten. */
const mostForms = 500

const openForms = (tx: Tx): readonly OpenForm[] => tx.read(openFormsTable).filter(({ until }) => until > tx.now())

function editorsOf(forms: readonly OpenForm[], OrderNumber: string, user: Bearer | null): Editor[] {
  const others = forms.filter((each) => each.OrderNumber === OrderNumber && each.person !== (user?.id ?? 0))
  return [...new Map(others.map(({ person: id, name }) => [id, { id, name }])).values()]
}

/** Who works for certain shops hears nothing of other shops' orders, nor whether there are any. */
const isWithin = (tx: Tx, OrderNumber: string): boolean =>
  !tx.within || tx.orders.byNumber([OrderNumber]).has(OrderNumber)

export const editingHandlers: readonly Handler[] = [
  handle(editingCalls.list, ({ query: { OrderNumber }, user, tx }) => ({
    editors: isWithin(tx, OrderNumber) ? editorsOf(openForms(tx), OrderNumber, user) : [],
  })),

  handle(editingCalls.set, ({ body: { OrderNumber, form, isEditing }, user, tx }) => {
    if (!isWithin(tx, OrderNumber)) return { editors: [] }
    const person = user?.id ?? 0
    const others = openForms(tx).filter((each) => !(each.form === form && each.person === person))
    const own = { OrderNumber, form, person, name: byOf(user), until: tx.now() + formLife }
    const forms = (isEditing ? [...others, own] : others).slice(-mostForms)
    tx.write(openFormsTable, forms)
    return { editors: editorsOf(forms, OrderNumber, user) }
  }),
]
