import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isMistyped, orderNumberTest, readTrackingNumber } from '../../../core/orders/orders.tracking-numbers'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import * as css from './tracking.css'

/**
 * A short beep, high for success and low for errors, for users who don't look at the screen. Silent without
 * audio support.
 */
function useSignal() {
  const sound = useRef<AudioContext>(undefined)
  useEffect(() => () => void sound.current?.close().catch(() => undefined), [])
  return (isGood: boolean) => {
    if (!('AudioContext' in globalThis)) return
    try {
      sound.current ??= new AudioContext()
      const { currentTime, destination } = sound.current
      const tone = sound.current.createOscillator()
      const volume = sound.current.createGain()
      tone.frequency.value = isGood ? 1_200 : 220
      volume.gain.value = 0.08
      tone.connect(volume).connect(destination)
      tone.start(currentTime)
      tone.stop(currentTime + (isGood ? 0.08 : 0.3))
    } catch {
      // the page may forbid audio; the screen shows the same
    }
  }
}

type TrackingScanProps = {
  examples: readonly string[]
  onPair(OrderNumber: string, trackingNumber: string): void
}

type FieldError = 'order' | 'tracking' | 'check-digit' | undefined

/** Two fields for a scanner that types and presses Enter: order number, tracking number, and back to the first. */
export function TrackingScan({ examples, onPair }: TrackingScanProps) {
  const { t } = useLingui()
  const signal = useSignal()
  const containerRef = useRef<HTMLDivElement>(null)
  const [OrderNumber, setOrderNumber] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [fieldError, setError] = useState<FieldError>()
  const [last, setLast] = useState('')
  const isOrderNumber = orderNumberTest(examples)
  const focus = (index: number) => {
    const field = containerRef.current?.querySelectorAll('input')[index]
    field?.focus()
    field?.select()
  }
  const refuse = (which: FieldError, index: number) => {
    setError(which)
    signal(false)
    focus(index)
  }

  const takeOrder = () => {
    if (!isOrderNumber(OrderNumber)) return refuse('order', 0)
    setError(undefined)
    signal(true)
    focus(1)
  }
  const takePair = () => {
    const number = isOrderNumber(trackingNumber) ? '' : readTrackingNumber(trackingNumber)
    if (!isOrderNumber(OrderNumber)) return refuse('order', 0)
    if (number === '') return refuse('tracking', 1)
    if (isMistyped(number)) return refuse('check-digit', 1)
    const order = OrderNumber.trim().toUpperCase()
    onPair(order, number)
    setError(undefined)
    setLast(`${order} → ${number}`)
    setOrderNumber('')
    setTrackingNumber('')
    signal(true)
    focus(0)
  }
  const onEnter = (action: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    action()
  }
  return (
    <div ref={containerRef} className={css.scan}>
      <Field label={t`Order number`} error={fieldError === 'order' && t`This isn't an order number.`}>
        <Input
          data-autofocus=""
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={OrderNumber}
          onChange={setOrderNumber}
          onKeyDown={onEnter(takeOrder)}
          enterKeyHint="next"
        />
      </Field>
      <Field
        label={t`Tracking number`}
        error={
          fieldError === 'tracking'
            ? t`This isn't a tracking number.`
            : fieldError === 'check-digit' && t`A digit is mistyped: the check digit doesn't match.`
        }
      >
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={trackingNumber}
          onChange={setTrackingNumber}
          onKeyDown={onEnter(takePair)}
          enterKeyHint="done"
        />
      </Field>
      <p
        className={css.note}
      >{t`Scanners press Enter for you: scan the order, then the parcel, then the next order.`}</p>
      <p role="status" className={css.last}>
        {last && t`Added: ${last}`}
      </p>
    </div>
  )
}
