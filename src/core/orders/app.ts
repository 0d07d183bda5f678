import type { AppModule } from '../kernel/app-module'
import type { EngineEvent } from '../kernel/engine-events'
import { isConclusive } from '../kernel/outcome'
import { mostLooked, ordersDeskMachine } from './orders.desk'
import { orderExportNoteMachine, ordersExportMachine } from './orders.export'
import { orderDetailMachine, ordersMachine } from './orders.machine'

/** An order has changed since it was listed, or many may have. */
const isStale = ({ error, orderNumbers }: EngineEvent<'orders.changeFailed'>): boolean =>
  error.code === 'conflict' || (!isConclusive(error) && orderNumbers.length > mostLooked)

const files = async () => (await import('./files/views')).orderFilesViews
const saved = async () => (await import('./saved/views')).savedOrderViews
const formats = async () => (await import('./couriers/views')).courierFormatViews
const tracking = async () => (await import('./tracking/views')).trackingViews
const importing = async () => (await import('./import/views')).orderImportViews
const edit = async () => (await import('./edit/views')).orderEditViews

export const ordersApp = {
  data: ordersDeskMachine,
  views: {
    orders: {
      machine: ordersMachine,
      reacts: (event) =>
        event.type === 'order.saved' ||
        event.type === 'orders.changed' ||
        event.type === 'orders.imported' ||
        event.type === 'customers.erased' ||
        (event.type === 'orders.changeFailed' && isStale(event))
          ? { type: 'reload' as const }
          : undefined,
    },
    'orders.one': {
      machine: orderDetailMachine,
      reacts: ({ type }) =>
        type === 'orders.changed' || type === 'customers.erased' ? { type: 'reload' as const } : undefined,
    },
    'orders.edit': async () => (await edit())['orders.edit'],
    'orders.edit.slip': async () => (await edit())['orders.edit.slip'],
    'orders.files': async () => (await files())['orders.files'],
    'orders.file': async () => (await files())['orders.file'],
    'orders.export': { machine: ordersExportMachine },
    'orders.exported': { machine: orderExportNoteMachine },
    'orders.formats': async () => (await formats())['orders.formats'],
    'orders.formats.parcel': async () => (await formats())['orders.formats.parcel'],
    'orders.formats.edit': async () => (await formats())['orders.formats.edit'],
    'orders.saved': async () => (await saved())['orders.saved'],
    'orders.import': async () => (await importing())['orders.import'],
    'orders.importable': async () => (await importing())['orders.importable'],
    'orders.tracked': async () => (await tracking())['orders.tracked'],
    'orders.table': async () => (await saved())['orders.table'],
  },
} satisfies AppModule
