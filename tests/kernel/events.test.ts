import { from } from 'rxjs'
import { describe, expect, test, vi } from 'vitest'
import { createEvents } from '../../src/core/kernel/events'

describe('events', () => {
  test('KERN-48 reach functions and observers until they unsubscribe', () => {
    const events = createEvents<{ type: string; count?: number }>()
    const received: string[] = []
    const one = events.subscribe((event) => received.push(`one ${event.type}`))
    events.subscribe({ next: (event) => received.push(`two ${event.type}`) })
    events.subscribe({})
    events.next({ type: 'cart.changed' })
    one.unsubscribe()
    events.next({ type: 'order.saved' })
    expect(received).toEqual(['one cart.changed', 'two cart.changed', 'two order.saved'])
  })

  test('KERN-48 work as an observable with RxJS', () => {
    const events = createEvents<{ type: string; count?: number }>()
    const received: unknown[] = []
    const listening = from(events).subscribe((event) => received.push(event))
    events.next({ type: 'cart.changed', count: 2 })
    listening.unsubscribe()
    events.next({ type: 'cart.changed', count: 3 })
    expect(received).toEqual([{ type: 'cart.changed', count: 2 }])
  })

  test("KERN-49 a listener that throws doesn't affect the others; its error is reported as uncaught", async () => {
    const reported: unknown[] = []
    vi.stubGlobal('queueMicrotask', (task: () => void) => {
      try {
        task()
      } catch (error) {
        reported.push(error)
      }
    })
    const events = createEvents<{ type: string; count?: number }>()
    const received: string[] = []
    events.subscribe(() => {
      throw new Error('mine')
    })
    events.subscribe((event) => received.push(event.type))
    events.next({ type: 'cart.changed' })
    vi.unstubAllGlobals()
    expect([received, reported]).toEqual([['cart.changed'], [new Error('mine')]])
  })

  test("KERN-49 a listener that unsubscribes during an event doesn't affect the others", () => {
    const events = createEvents<{ type: string; count?: number }>()
    const received: string[] = []
    const first = events.subscribe(() => {
      received.push('first')
      first.unsubscribe()
    })
    events.subscribe(() => received.push('second'))
    events.next({ type: 'a' })
    events.next({ type: 'b' })
    expect(received).toEqual(['first', 'second', 'second'])
  })
})
