import { messages as leaveMessages } from 'langraan:messages/form'
import { messages } from 'langraan:messages/orders.tracking'
import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { mostOrdersPerCall, type Order } from '../../../core/orders/orders.contract'
import { trackingViews } from '../../../core/orders/tracking/views'
import { LeaveQuestion } from '../../form/leave-question'
import { useMarked, useUnsaved } from '../../form/use-unsaved'
import { defineWidget } from '../../runtime/define-widget'
import { useEffectEvent } from '../../runtime/use-effect-event'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { Textarea } from '../../ui/input'
import { RadioGroup } from '../../ui/radio-group'
import * as css from './tracking.css'
import { TrackingLines } from './tracking-lines'
import { TrackingScan } from './tracking-scan'
import { useTracking } from './use-tracking'

type TrackingDialogProps = {
  /** orders of this shop, as examples of its order numbers */
  known: readonly Order[]
  onClose(): void
}

type Way = 'scan' | 'paste'

const Nothing = () => null

function TrackingDialogView({ known, onClose }: TrackingDialogProps) {
  const { t } = useLingui()
  const tracking = useTracking(known)
  const [way, setWay] = useState<Way>('scan')
  const unsaved = useUnsaved()
  const { ready, lines, stored, failure, isRunning } = tracking
  const isTooMuch = ready > mostOrdersPerCall
  const [isAsked, setAsked] = useState(false)
  const send = () => {
    setAsked(false)
    tracking.send()
  }
  const [isAwaited, setAwaited] = useState(false)
  const save = () => (tracking.used + tracking.unlike > 0 ? setAsked(true) : send())
  const saveOnceKnown = useEffectEvent(save)
  useEffect(() => {
    if (!isAwaited || !tracking.isKnown) return
    setAwaited(false)
    saveOnceKnown()
  }, [isAwaited, tracking.isKnown, saveOnceKnown])
  const press = () => {
    if (tracking.isKnown) return save()
    tracking.look()
    setAwaited(true)
  }
  const close = () => unsaved.ask(onClose)
  useMarked(unsaved.mark, 'tracking', lines.length > 0)
  return (
    <Dialog
      open
      look="wide"
      title={t`Tracking numbers`}
      closeLabel={t`Close`}
      dismissible={!isRunning}
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={isRunning}>
            {t`Close`}
          </Button>
          <Button look="primary" busy={isRunning || isAwaited} disabled={ready === 0 || isTooMuch} onClick={press}>
            {ready === 0 ? t`Save` : <Plural value={ready} one="Save # number" other="Save # numbers" />}
          </Button>
        </>
      }
    >
      <div className={css.root}>
        <RadioGroup<Way>
          label={t`Entry method`}
          labelHidden
          look="segmented"
          value={way}
          onChange={setWay}
          options={[
            { value: 'scan', label: t`Scan or type` },
            { value: 'paste', label: t`Paste a list` },
          ]}
        />
        {way === 'scan' ? (
          <TrackingScan examples={tracking.examples} onPair={tracking.add} />
        ) : (
          <Field
            label={t`One order per line, with its tracking number`}
            hint={t`Straight from a spreadsheet, a courier's file or a chat. Columns can be in any order.`}
          >
            <Textarea
              className={css.list}
              rows={6}
              spellCheck={false}
              value={tracking.text}
              onChange={tracking.change}
              placeholder={'LR-20261121-000030  TH0123ABCDE4F'}
            />
          </Field>
        )}
        {failure && (
          <p role="alert" className={css.failure}>
            {failure} {t`The list is still here.`}
          </p>
        )}
        {isTooMuch && (
          <p role="alert" className={css.failure}>
            {t`You can save up to ${mostOrdersPerCall} numbers at once. Remove some lines.`}
          </p>
        )}
        {tracking.refused > 0 && (
          <p role="alert" className={css.failure}>
            <Plural
              value={tracking.refused}
              one="# number was rejected. The list says why."
              other="# numbers were rejected. The list says why."
            />
          </p>
        )}
        {stored > 0 && (
          <p role="status" className={css.stored}>
            <Plural value={stored} one="# tracking number saved" other="# tracking numbers saved" />
          </p>
        )}
        <TrackingLines
          lines={lines}
          reasonOf={tracking.reasonOf}
          factsOf={tracking.factsOf}
          unlikeOf={tracking.unlikeOf}
          onRemove={tracking.remove}
        />
      </div>
      <ConfirmDialog
        open={isAsked}
        cautious
        title={
          tracking.used > 0 ? (
            <Plural
              value={tracking.used}
              one="# number already belongs to another order. Use it anyway?"
              other="# numbers already belong to other orders. Use them anyway?"
            />
          ) : (
            <Plural
              value={tracking.unlike}
              one="# number looks unlike its courier. Use it anyway?"
              other="# numbers look unlike their couriers. Use them anyway?"
            />
          )
        }
        confirmLabel={t`Use anyway`}
        cancelLabel={t`Check the list`}
        onCancel={() => setAsked(false)}
        onConfirm={send}
      >
        {tracking.used > 0
          ? t`They are marked in the list. Several orders may share a parcel, or the numbers belong to other orders.`
          : t`They are marked in the list. Another courier may have taken the parcel, or the numbers belong to other orders.`}
      </ConfirmDialog>
      <LeaveQuestion unsaved={unsaved}>
        <Plural
          value={lines.length}
          one="# line in the list isn't saved yet."
          other="# lines in the list aren't saved yet."
        />
      </LeaveQuestion>
    </Dialog>
  )
}

export const TrackingDialog = defineWidget<TrackingDialogProps>({
  apps: {},
  views: trackingViews,
  messages: [messages, leaveMessages],
  Skeleton: Nothing,
  View: TrackingDialogView,
})
