import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { orderFileSchema } from '../orders.contract'

const ofOrder = v.object({ OrderNumber: v.string() })
const oneOfOrder = v.object({ OrderNumber: v.string(), id: v.string() })

/** Files of an order: pictures of slips. */
export const orderFileCalls = {
  /** 413 above `mostFileBytes`, 422 for `file`: `type`, `empty`, `too-many`; 507 if there is no space */
  add: endpoint({
    name: 'orders.files.add',
    shops: 'limited',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/orders/{OrderNumber}/files',
    repeat: 'keyed',
    status: 201,
    missing: true,
    upload: true,
    params: ofOrder,
    query: v.object({ name: v.string() }),
    answer: v.object({ file: orderFileSchema }),
  }),
  one: endpoint({
    name: 'orders.files.one',
    shops: 'limited',
    allow: ['write:Order', 'read:Settlement'],
    method: 'GET',
    path: '/api/orders/{OrderNumber}/files/{id}',
    repeat: 'safe',
    missing: true,
    download: true,
    params: oneOfOrder,
  }),
  remove: endpoint({
    name: 'orders.files.remove',
    shops: 'limited',
    allow: 'write:Order',
    method: 'DELETE',
    path: '/api/orders/{OrderNumber}/files/{id}',
    repeat: 'safe',
    missing: true,
    params: oneOfOrder,
  }),
}
