import { isoTime } from '../../core/kernel/clock'
import { mostFiles } from '../../core/kernel/file'
import { orderFileCalls } from '../../core/orders/files/orders.files.contract'
import type { OrderFile } from '../../core/orders/orders.contract'
import { changeOrder } from '../../core/orders/orders.history'
import { isErased } from '../../core/orders/orders.status'
import { contentOf, fileOf, fileReply } from '../file-content'
import { type Handler, handleInSteps, once, toReply } from '../handle'
import { readCall } from '../read-call'
import { missing, Reply, refuse, reply } from '../reply'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { noteOrder } from '../users/users.activity.write'
import { byOf } from './orders.by'

const filesOf = (tx: Tx, OrderNumber: string): readonly OrderFile[] | undefined => {
  const order = tx.orders.byNumber([OrderNumber]).get(OrderNumber)
  return order && (order.files ?? [])
}

/** Sets the files of an order, with an entry in its history. */
function setFiles(tx: Tx, user: Bearer | null, call: string, OrderNumber: string, files: OrderFile[]): void {
  const order = tx.orders.byNumber([OrderNumber]).get(OrderNumber)
  if (!order) return
  const next = changeOrder(order, { files }, { at: isoTime(tx.now()), by: byOf(user) })
  if (next === order) return
  tx.orders.save([next])
  noteOrder(tx, user, call, order, next)
}

function addFile(tx: Tx, user: Bearer | null, OrderNumber: string, file: OrderFile): { file: OrderFile } | Reply {
  const order = tx.orders.byNumber([OrderNumber]).get(OrderNumber)
  if (!order) return missing()
  if (isErased(order)) return refuse({ file: ['erased'] })
  const { files = [] } = order
  const known = files.find(({ id }) => id === file.id)
  if (known) return { file: known }
  if (files.length >= mostFiles) return refuse({ file: ['too-many'] })
  setFiles(tx, user, orderFileCalls.add.name, OrderNumber, [...files, file])
  return { file }
}

/** The bytes are on disk before the row that names them is committed. */
const add: Handler = {
  endpoint: orderFileCalls.add,
  async answer(received, backend) {
    const parsed = await readCall(orderFileCalls.add, received, backend)
    if (parsed instanceof Reply) return parsed
    const { files, store } = backend
    if (!files) return missing()
    const content = contentOf(received)
    if (content instanceof Reply) return content
    const { params, query, user } = parsed
    const { OrderNumber } = params
    const isKnown = await store.transact(user, (tx) => filesOf(tx, OrderNumber) !== undefined, 'reads')
    if (!isKnown) return missing()
    const file = await fileOf(OrderNumber, query.name, content)
    const { id } = file
    const { bytes } = content
    if (!(await files.put(id, bytes))) return reply(507, { error: 'The disk is full' })
    const added = await store.transact(user, (tx) =>
      // the content takes the place of a body
      once(orderFileCalls.add, { ...parsed, body: id as never }, tx, () =>
        toReply(orderFileCalls.add, addFile(tx, user, OrderNumber, file)),
      ),
    )
    // whoever removed the same file meanwhile has removed its bytes
    if (added.status < 300 && !(await files.has(id))) await files.put(id, bytes)
    return added
  },
}

export const orderFileHandlers: readonly Handler[] = [
  add,

  handleInSteps(orderFileCalls.one, async ({ params: { OrderNumber, id }, user, backend: { files, store } }) => {
    const file = await store.transact(user, (tx) => filesOf(tx, OrderNumber)?.find((each) => each.id === id), 'reads')
    const bytes = file && (await files?.get(file.id))
    return file && bytes ? fileReply(file, bytes) : missing()
  }),

  handleInSteps(orderFileCalls.remove, async ({ params: { OrderNumber, id }, user, backend: { files, store } }) => {
    const isRemoved = await store.transact(user, (tx) => {
      const all = filesOf(tx, OrderNumber) ?? []
      const left = all.filter((each) => each.id !== id)
      if (left.length === all.length) return false
      setFiles(tx, user, orderFileCalls.remove.name, OrderNumber, left)
      return true
    })
    if (!isRemoved) return missing()
    await files?.remove(id)
    return undefined
  }),
]
