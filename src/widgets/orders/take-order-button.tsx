import { useLingui } from '@lingui/react/macro'
import Take from 'lucide-react/icons/clipboard-pen'
import { useContext } from 'react'
import { DeskNavigationContext } from '../navigation/desk-navigation'
import { Button } from '../ui/button'

/** What to do where there are no orders yet. */
export function TakeOrderButton() {
  const { t } = useLingui()
  const { takeOrder } = useContext(DeskNavigationContext)
  if (!takeOrder) return null
  return (
    <Button look="primary" icon={<Take />} onClick={takeOrder}>
      {t`Take an order`}
    </Button>
  )
}
