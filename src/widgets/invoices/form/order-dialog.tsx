import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'

export function OrderDialog({ onTake, onClose }: { onTake(OrderNumber: string): void; onClose(): void }) {
  const { t } = useLingui()
  const id = useId()
  const [number, setNumber] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <Dialog
      open
      title={t`Invoice from an order`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={id}>
            {t`Use this order`}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (number.trim() === '') return setMissing(true)
          onTake(number.trim())
        }}
      >
        <Field
          label={t`Order number`}
          required
          error={isMissing && t`This field is required`}
          hint={t`Client, items, costs and payments come from the order.`}
        >
          <Input
            value={number}
            autoComplete="off"
            placeholder="LR-20261121-000001"
            onChange={(text) => {
              setNumber(text)
              setMissing(false)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
