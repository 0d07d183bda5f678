import { salesCalls } from '../../core/sales/sales.contract'
import { handle, type Service } from '../handle'

export const salesService: Service = {
  tables: [],
  handlers: [handle(salesCalls.summary, ({ query, tx }) => tx.orders.summary(query))],
}
