import { messages as tableMessages } from 'langraan:messages/data-table'
import { messages as dayMessages } from 'langraan:messages/days'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages } from 'langraan:messages/orders'

/** Apart from the widget: its published types don't name the catalogs'. */
export const ordersMessages = [messages, tableMessages, dayMessages, listMessages, failureMessages, lazyMessages]
