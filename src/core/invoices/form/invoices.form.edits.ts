import { without } from '../../kernel/field-errors'
import type { FormDefinition } from '../../kernel/form-definition'
import type { Context, InvoiceForm } from './invoices.form.context'
import { emptyItem, type InvoiceDraft, type ItemDraft } from './invoices.form.draft'
import { vatOf } from './invoices.form.order'

const changed = ({ draft }: Context, change: Partial<InvoiceDraft>) => ({ draft: draft && { ...draft, ...change } })

const itemsOf = ({ draft }: Context): readonly ItemDraft[] => draft?.items ?? []

/** Errors of lines are stored by position, so they would be wrong after inserting a line before them. */
const withItems = (context: Context, items: readonly ItemDraft[]) => ({
  ...changed(context, { items }),
  errors: without(context.errors, 'items'),
})

export const invoiceEdits: FormDefinition<InvoiceForm>['edits'] = {
  'field.set': (context, { name, value }) => ({
    ...changed(context, { [name]: value }),
    errors: without(context.errors, name, ...(name === 'issuedDate' ? ['dueDate'] : [])),
  }),
  'client.set': (context, { client }) => ({
    ...changed(context, { client }),
    errors: without(context.errors, 'client'),
  }),
  'shop.choose': (context, { id }) => ({
    ...changed(context, { shopId: id, ...vatOf(context.opened?.shops.find((shop) => shop.id === id)) }),
    errors: without(context.errors, 'shopId', 'vatRate'),
  }),
  'item.add': (context, { key, position }) => {
    const items = itemsOf(context)
    return withItems(context, items.toSpliced(position === undefined ? items.length : position + 1, 0, emptyItem(key)))
  },
  'item.set': (context, { key, item }) => {
    const position = itemsOf(context).findIndex((each) => each.key === key)
    const items = itemsOf(context).map((each) => (each.key === key ? { ...each, ...item } : each))
    const said = Object.keys(item).map((name) => `items.${position}.${name}`)
    // the discount may be valid with another cost
    return { ...changed(context, { items }), errors: without(context.errors, ...said, `items.${position}.discount`) }
  },
  // the last line is emptied instead of removed
  'item.remove': (context, { key }) => {
    const left = itemsOf(context).filter((each) => each.key !== key)
    return withItems(context, left.length > 0 ? left : [emptyItem(context.newId())])
  },
}
