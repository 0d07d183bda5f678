import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { Client, Invoice } from '../invoices/invoices.invoice'
import { newlyAsked } from '../kernel/asked'
import type { EventsByName } from '../kernel/engine-events'
import { type RaanError, toRaanError } from '../kernel/errors'
import type { AppModule } from '../kernel/ports'
import { isGone, openingStates, saveSteps, savingStates } from '../kernel/saving'
import { noSends, sentInVain } from '../kernel/sends'
import {
  type Context,
  changed,
  type FieldSet,
  faultsOf,
  type InvoiceEvent,
  type InvoiceInput,
  itemsOf,
  withItems,
  without,
} from './invoice.context'
import { invoiceLetterMachine, invoicePaymentMachine } from './invoice.deeds'
import { draftOf, emptyItem, type ItemDraft } from './invoice.draft'
import { type Opened, openInvoice } from './invoice.opening'
import { vatOf } from './invoice.order'
import { inForm, readDraft } from './invoice.reading'
import { changeOf, currentOf, isMade, isUnsaved, ontoMade, saveInvoice } from './invoice.saving'

export type { InvoiceInput }

type InvoiceEmitted =
  | { type: 'invoices.saved'; invoice: Invoice; isNew: boolean }
  | { type: 'invoices.editRefused'; event: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<InvoiceEmitted> {}
}

/** An invoice being written at one place of the screen, from the first letter to the answer. */
export const invoiceMachine = setup({
  types: {
    input: {} as InvoiceInput,
    context: {} as Context,
    events: {} as InvoiceEvent,
    emitted: {} as InvoiceEmitted,
  },
  actors: {
    open: fromPromise<Opened, Context>(({ input, signal }) => openInvoice({ ...input, signal })),
    save: fromPromise<Invoice, Context>(({ input, signal }) => saveInvoice(input, signal)),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => isGone(error),
    isFit: ({ context }) => Object.keys(faultsOf(context)).length === 0,
    isUntouched: ({ context }) => context.opened?.base !== undefined && !isUnsaved(context),
    isMade: ({ context }, error: RaanError) => isMade(context, error),
  },
  actions: {
    takeOpened: assign((_, opened: Opened) => ({
      opened,
      first: opened.draft,
      draft: opened.draft,
      errors: {},
      error: undefined,
      theirs: undefined,
    })),
    takeError: assign((_, { error }: { error: unknown }) => ({ error: toRaanError(error) })),
    set: assign(({ context }, { name, value }: FieldSet) => ({
      ...changed(context, { [name]: value }),
      errors: without(context.errors, name, ...(name === 'issuedDate' ? ['dueDate'] : [])),
    })),
    setClient: assign(({ context }, { client }: { client: Client }) => ({
      ...changed(context, { client }),
      errors: without(context.errors, 'client'),
    })),
    chooseShop: assign(({ context }, { id }: { id: number }) => ({
      ...changed(context, { shopId: id, ...vatOf(context.opened?.shops.find((shop) => shop.id === id)) }),
      errors: without(context.errors, 'shopId', 'vatRate'),
    })),
    addItem: assign(({ context }, { key, place }: { key: string; place?: number }) => {
      const items = itemsOf(context)
      return withItems(context, items.toSpliced(place === undefined ? items.length : place + 1, 0, emptyItem(key)))
    }),
    setItem: assign(({ context }, { key, item }: { key: string; item: Partial<ItemDraft> }) => {
      const place = itemsOf(context).findIndex((each) => each.key === key)
      const items = itemsOf(context).map((each) => (each.key === key ? { ...each, ...item } : each))
      const said = Object.keys(item).map((name) => `items.${place}.${name}`)
      // a discount may be right under another cost
      return { ...changed(context, { items }), errors: without(context.errors, ...said, `items.${place}.discount`) }
    }),
    /** The last line stays, emptied. */
    removeItem: assign(({ context }, { key }: { key: string }) => {
      const left = itemsOf(context).filter((each) => each.key !== key)
      return withItems(context, left.length > 0 ? left : [emptyItem(context.newId())])
    }),
    showFaults: assign(({ context }) => ({ errors: faultsOf(context), error: undefined })),
    forgetFaults: assign({ errors: {}, error: undefined }),
    takeFailure: assign(({ context: { draft, asked } }, error: RaanError) => {
      const change = changeOf({ draft })
      const places = draft ? readDraft(draft).places : []
      const named = Object.entries(error.detail.fields ?? {})
      const errors = named.map(([path, codes]) => [inForm(path.replace(/^invoice\./, ''), places), codes])
      return {
        error,
        errors: Object.fromEntries(errors),
        theirs: error.code === 'conflict' ? currentOf(error) : undefined,
        asked: change ? sentInVain(asked, change, error) : asked,
      }
    }),
    takeMade: enqueueActions(({ context, enqueue }, error: RaanError) => {
      const made = currentOf(error)
      if (!made) return
      enqueue.emit({ type: 'invoices.saved', invoice: made, isNew: context.opened?.base === undefined })
      enqueue.assign({ ...ontoMade(context, made), asked: { ...context.asked, ...noSends } })
    }),
    /** From here on theirs is what is changed. */
    overwrite: assign(({ context: { opened, theirs, asked } }) => ({
      opened: opened && { ...opened, base: theirs },
      asked: { ...asked, ...noSends },
      theirs: undefined,
      error: undefined,
    })),
    yieldTo: assign(({ context: { opened, theirs, asked, newId } }) => {
      const draft = theirs && draftOf(theirs, newId)
      return {
        opened: opened && { ...opened, base: theirs },
        asked: { ...asked, ...noSends },
        ...(draft && { first: draft, draft }),
        theirs: undefined,
        error: undefined,
      }
    }),
    takeSaved: assign(({ context: { asked } }, saved: Invoice) => ({ saved, asked: { ...asked, ...noSends } })),
    keepBase: assign(({ context: { opened } }) => ({ saved: opened?.base })),
    announce: emit(({ context: { opened } }, invoice: Invoice) => ({
      type: 'invoices.saved' as const,
      invoice,
      isNew: opened?.base === undefined,
    })),
    refuse: emit(({ event }) => ({ type: 'invoices.editRefused' as const, event: event.type })),
  },
}).createMachine({
  id: 'invoice',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, clock, newId, ...source } }) => ({
    call,
    clock,
    newId,
    source,
    asked: { ...newlyAsked(newId), ...noSends },
    opened: undefined,
    first: undefined,
    draft: undefined,
    errors: {},
    error: undefined,
    theirs: undefined,
    saved: undefined,
  }),
  initial: 'loading',
  states: {
    ...openingStates<Opened>(),
    editing: {
      on: {
        'field.set': { actions: { type: 'set', params: ({ event }) => event } },
        'client.set': { actions: { type: 'setClient', params: ({ event }) => event } },
        'shop.choose': { actions: { type: 'chooseShop', params: ({ event }) => event } },
        'item.add': { actions: { type: 'addItem', params: ({ event }) => event } },
        'item.set': { actions: { type: 'setItem', params: ({ event }) => event } },
        'item.remove': { actions: { type: 'removeItem', params: ({ event }) => event } },
        'conflict.overwrite': { target: 'saving', actions: 'overwrite' },
        'conflict.yield': { actions: 'yieldTo' },
        save: saveSteps,
      },
    },
    ...savingStates<Invoice>(),
    saved: {},
  },
})

/** An app of its own, so that whoever looks at the list does not load how invoices are written. */
export const invoiceApp = {
  views: {
    invoice: { machine: invoiceMachine },
    'invoice.payment': { machine: invoicePaymentMachine },
    'invoice.letter': { machine: invoiceLetterMachine },
  },
} satisfies AppModule
