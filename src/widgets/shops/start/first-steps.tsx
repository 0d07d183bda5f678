import { messages } from 'langraan:messages/shops.start'
import { useLingui } from '@lingui/react/macro'
import Done from 'lucide-react/icons/circle-check'
import Open from 'lucide-react/icons/circle-dashed'
import { useContext } from 'react'
import { authApp } from '../../../core/auth/app'
import { productsApp } from '../../../core/products/app'
import { shopsApp } from '../../../core/shops/app'
import { DeskNavigationContext } from '../../navigation/desk-navigation'
import { defineWidget } from '../../runtime/define-widget'
import { useMay } from '../../runtime/use-may'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { visuallyHidden } from '../../ui/visually-hidden.css'
import { useShops } from '../use-shops'
import * as css from './first-steps.css'
import { useHasProducts } from './use-has-products'

type Step = { title: string; text: string; action: string; go: (() => void) | undefined; isDone: boolean }

type StepsProps = {
  /** undefined for those who may not add any, or while that isn't known */
  hasProducts?: boolean | undefined
}

function Steps({ hasProducts }: StepsProps) {
  const { t } = useLingui()
  const { shops, status } = useShops()
  const may = useMay()
  const { takeOrder, openShops, openProducts, openUsers } = useContext(DeskNavigationContext)
  const steps: readonly Step[] = [
    {
      title: t`Enter the shop's address`,
      text: t`It is printed on every label as the sender, and a PromptPay number puts a QR code into your replies.`,
      action: t`Open shops`,
      go: may('write', 'Shop') ? openShops : undefined,
      isDone: status === 'ready' && shops.every(({ Address }) => Address !== ''),
    },
    {
      title: t`Add your products`,
      text: t`Type them in, or import a spreadsheet. They are then found in customers' messages.`,
      action: t`Open products`,
      go: hasProducts === undefined ? undefined : openProducts,
      isDone: hasProducts === true,
    },
    {
      title: t`Take the first order`,
      text: t`Paste a customer's chat message and check what was read.`,
      action: t`Take an order`,
      go: takeOrder,
      isDone: false,
    },
    {
      title: t`Invite a colleague`,
      text: t`They choose their own password, and see what their role needs.`,
      action: t`Open users`,
      go: may('create', 'User') ? openUsers : undefined,
      isDone: false,
    },
  ]
  const open = steps.filter(({ go }) => go)
  if (open.length === 0) return null
  const next = open.find(({ isDone }) => !isDone)
  return (
    <Card title={t`Get started`}>
      <ol className={css.steps}>
        {open.map((step) => (
          <li key={step.title} className={css.step}>
            {step.isDone ? (
              <Done className={css.done} aria-hidden="true" />
            ) : (
              <Open className={css.open} aria-hidden="true" />
            )}
            <div className={css.words}>
              <p className={css.title}>
                {step.title}
                {step.isDone && <span className={visuallyHidden}> ({t`Done`})</span>}
              </p>
              <p className={css.text}>{step.text}</p>
            </div>
            {!step.isDone && (
              <Button size="s" look={step === next ? 'primary' : 'secondary'} onClick={step.go}>
                {step.action}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

const StepsWithProducts = () => <Steps hasProducts={useHasProducts()} />

const FirstStepsView = () => (useMay()('create', 'Product') ? <StepsWithProducts /> : <Steps />)

const Nothing = () => null

/** The first day of a shop: what to do before and after the first order. */
export const FirstSteps = defineWidget<object>({
  apps: { shops: shopsApp, auth: authApp, products: productsApp },
  messages: [messages],
  Skeleton: Nothing,
  View: FirstStepsView,
})
