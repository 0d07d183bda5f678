import { Plural, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useRef } from 'react'
import { longestMessage } from '../../../core/order/order.rules'
import { longestExport, mostParts } from '../../../core/order/queue/order.queue.machine'
import type { Part } from '../../../core/order/queue/order.queue.split'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field'
import type { PastedText } from '../order-several'
import { focusMessage } from './focus-message'
import * as css from './queue.css'
import type { OrderQueueState } from './use-order-queue'

const gistOf = ({ from, text }: Part): string =>
  [from, ...text.slice(0, 300).split('\n')].flatMap((line) => line.trim() || []).join(' · ')

type QueueOfferProps = { queue: OrderQueueState; pasted: PastedText; onDone(): void }

/** Several orders in one paste: checked one by one, or pasted as one message after all. */
export function QueueOffer({ queue, pasted, onDone }: QueueOfferProps) {
  const { t } = useLingui()
  const { found } = queue
  const { text, insert } = pasted
  const isTooLong = text.length > longestExport
  const first = useRef<HTMLButtonElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per pasted text
  useEffect(() => {
    if (!isTooLong) queue.split(text)
  }, [pasted])
  const end = () => {
    queue.drop()
    onDone()
  }
  const leave = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusMessage(currentTarget)
    end()
  }
  const parts = found?.parts ?? []
  const one = found && parts.length < 2 ? (text.length <= longestMessage ? text : (parts[0]?.text ?? text)) : undefined
  const isOne = one !== undefined && one.length <= longestMessage
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per result
  useEffect(() => {
    if (isOne) {
      insert(one)
      end()
    } else first.current?.focus()
  }, [found])
  if (isOne) return null

  const cancel = <Button size="s" look="ghost" onClick={leave}>{t`Cancel`}</Button>
  const length = text.length
  const count = parts.length
  if (isTooLong || count > mostParts || one !== undefined)
    return (
      <section className={css.panel} aria-label={t`Several orders`}>
        <div className={css.stack}>
          <FieldError>
            {isTooLong
              ? t`Not pasted: this text has ${length} characters, and the limit is ${longestExport}. Copy it in parts.`
              : count > mostParts
                ? t`Not pasted: there are ${count} orders in this text, and the limit is ${mostParts}. Copy it in parts.`
                : t`Not pasted: this text has ${length} characters, and no separate orders were found in it.`}
          </FieldError>
          <div>{cancel}</div>
        </div>
      </section>
    )
  if (!found)
    return (
      <p className={css.panel} role="status">
        {t`Looking for orders in the pasted text`}
      </p>
    )
  return (
    <section className={css.panel} aria-label={t`Several orders`}>
      <div className={css.stack}>
        <p className={css.noticeTitle} role="status">
          <Plural value={count} one="Found # order" other="Found # orders" />
        </p>
        <ol className={css.list}>
          {parts.map((part) => (
            <li key={part.text} className={css.row}>
              {/* the first line alone is often the same: a form's heading, a greeting */}
              <bdi className={css.gist}>{gistOf(part)}</bdi>
            </li>
          ))}
        </ol>
        {found.left.length > 0 && (
          <details>
            <summary className={css.summary}>
              <Plural
                value={found.left.length}
                one="# message without an address or phone number is left out"
                other="# messages without an address or phone number are left out"
              />
            </summary>
            <p className={css.left} dir="auto">
              {found.left.join('\n\n').slice(0, 20_000)}
            </p>
          </details>
        )}
        <div className={css.actions}>
          <Button
            ref={first}
            look="primary"
            size="s"
            onClick={({ currentTarget }) => {
              focusMessage(currentTarget)
              queue.take()
              onDone()
            }}
          >
            {t`Check one by one`}
          </Button>
          {length <= longestMessage && (
            <Button
              size="s"
              onClick={(event) => {
                insert(text)
                leave(event)
              }}
            >
              {t`Paste as one message`}
            </Button>
          )}
          {cancel}
        </div>
      </div>
    </section>
  )
}
