import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'

/** Answers the queries of a thread that waits for them. */
const { address, signal, port } = workerData as { address: string; signal: Int32Array; port: MessagePort }
const client = new pg.Client({
  connectionString: address,
  types: {
    getTypeParser: (oid, format) => (oid === 20 || oid === 1700 ? Number : pg.types.getTypeParser(oid, format)),
  },
})
// a cluster may stop before this thread does
client.on('error', () => undefined)
const connected = client.connect()

type Asked = { id: number; schema: string; text: string; values: unknown[] }

parentPort?.on('message', async ({ id, schema, text, values }: Asked) => {
  try {
    await connected
    await client.query(`set search_path to ${schema}`)
    const { rows } = await client.query(text, values)
    port.postMessage({ id, rows })
  } catch (error) {
    await client.query('rollback')
    port.postMessage({ id, error: String(error) })
  }
  Atomics.store(signal, 0, id)
  Atomics.notify(signal, 0)
})
