import type { Store, Tx } from '../../src/service/store'

/** What a run asked for before it was there. */
class Awaited extends Error {
  readonly question: string

  constructor(question: string) {
    super(question)
    this.question = question
  }
}

/**
 * A store whose rows are elsewhere, as in a database that answers over the network: what a decision asks for and is not
 * there yet ends the run, is fetched, and the decision runs again. Nothing of an ended run is kept.
 */
export function lateStore(store: Store): Store & { runs: number } {
  const late = {
    runs: 0,
    async transact<T>(...[who, act]: Parameters<typeof store.transact<T>>): Promise<T> {
      const fetched = new Set<string>()
      for (;;) {
        late.runs++
        try {
          return await store.transact(who, (tx) => act(onlyFetched(tx, fetched)))
        } catch (error) {
          if (!(error instanceof Awaited)) throw error
          await Promise.resolve()
          fetched.add(error.question)
        }
      }
    },
  }
  return late
}

function onlyFetched(tx: Tx, fetched: ReadonlySet<string>): Tx {
  const demand = (...question: unknown[]) => {
    const text = JSON.stringify(question)
    if (!fetched.has(text)) throw new Awaited(text)
  }
  const asking = <S extends object>(name: string, store: S, isQuestion: (method: string) => boolean): S =>
    new Proxy(store, {
      get(target, method, receiver) {
        const value = Reflect.get(target, method, receiver)
        if (typeof value !== 'function' || !isQuestion(String(method))) return value
        return (...given: unknown[]) => {
          demand(name, method, given)
          return value.apply(target, given)
        }
      },
    })
  return {
    ...tx,
    read: (table) => {
      demand('table', table.name)
      return tx.read(table)
    },
    orders: asking('orders', tx.orders, (method) => method !== 'create' && method !== 'save'),
    customers: asking('customers', tx.customers, () => true),
    cards: asking('cards', tx.cards, (method) => method !== 'put' && method !== 'remove'),
  }
}
