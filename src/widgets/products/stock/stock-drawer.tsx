import { messages as leaveMessages } from 'langraan:messages/form'
import { messages } from 'langraan:messages/products.stock'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { isSoldItself, type ShopProduct, soldVariants } from '../../../core/products/products.product'
import { availablePieces, type Stock } from '../../../core/products/products.stock'
import type { StockDraft } from '../../../core/products/stock/products.stock.fields'
import { stockViews } from '../../../core/products/stock/views'
import { FormProblem } from '../../form/form-problem'
import { LeaveQuestion } from '../../form/leave-question'
import { useConfirmedForm } from '../../form/use-leave-confirmation'
import { useUnsaved } from '../../form/use-unsaved'
import { defineWidget } from '../../runtime/define-widget'
import { useToaster } from '../../runtime/use-toaster'
import { Field } from '../../ui/field'
import { goToField, useFirstError } from '../../ui/first-error'
import * as css from '../../ui/form.css'
import { FormDrawer } from '../../ui/form-drawer'
import { Input } from '../../ui/input'
import { RadioGroup } from '../../ui/radio-group'
import { Select } from '../../ui/select'
import * as own from './stock.css'
import { StockMoves } from './stock-moves'
import { type StockForm, useStockForm } from './use-stock'
import { useStockMessages } from './use-stock-messages'

type Article = { id: number; name: string; stock: Stock | undefined }

/** What is counted of a product: itself, or each variant on sale. */
const articlesOf = (product: ShopProduct): Article[] =>
  isSoldItself(product)
    ? [{ id: product.id, name: product.name, stock: product.stock }]
    : soldVariants(product).map(({ id, name, stock }) => ({ id, name, stock }))

/** The article after this one that isn't done yet, from the top again after the last. */
function nextOf(articles: readonly Article[], id: number, done: readonly number[]): Article | undefined {
  const position = articles.findIndex((each) => each.id === id)
  const after = [...articles.slice(position + 1), ...articles.slice(0, position)]
  return after.find((each) => !done.includes(each.id))
}

function Figures({ stock }: { stock: Stock | undefined }) {
  const { t } = useLingui()
  if (!stock) return <p className={css.quiet}>{t`Not counted yet. Say how many are in the shop to begin.`}</p>
  const figures = [
    { label: t`In the shop`, pieces: stock.onHand },
    { label: t`In open orders`, pieces: stock.reserved },
    { label: t`Available`, pieces: availablePieces(stock) },
  ]
  return (
    <dl className={own.figures}>
      {figures.map(({ label, pieces }) => (
        <div key={label} className={own.figure}>
          <dt className={css.quiet}>{label}</dt>
          <dd className={own.number}>{pieces}</dd>
        </div>
      ))}
    </dl>
  )
}

function StockFields({ edit, name, isCounted }: { edit: StockForm; name: string; isCounted: boolean }) {
  const { t } = useLingui()
  const { kind } = edit.draft
  const { labels, errorText } = useStockMessages(kind)
  const text = (name: 'pieces' | 'lowAt' | 'reason') => ({
    value: edit.draft[name],
    onChange: (typed: string) => edit.set(name, typed),
    autoComplete: 'off',
  })
  return (
    <fieldset className={css.fields} aria-label={name} disabled={edit.stage === 'saving' || edit.isUncertain}>
      <RadioGroup
        label={labels.kind}
        value={kind}
        onChange={(chosen) => edit.set('kind', chosen)}
        options={[
          { value: 'count', label: t`I counted them`, hint: t`Including those that open orders reserve` },
          { value: 'change', label: t`Some came in or went out`, hint: t`A delivery, a return, something broken` },
          ...(isCounted ? [{ value: 'stop' as const, label: t`Don't count it any more` }] : []),
        ]}
      />
      {kind !== 'stop' && (
        <div className={css.pairs}>
          <div data-field="pieces">
            <Field label={labels.pieces} required error={errorText(edit.errors.pieces, 'pieces')}>
              <Input {...text('pieces')} inputMode={kind === 'count' ? 'numeric' : 'text'} />
            </Field>
          </div>
          <div data-field="lowAt">
            <Field
              label={labels.lowAt}
              error={errorText(edit.errors.lowAt, 'lowAt')}
              hint={t`Available pieces; blank is 0`}
            >
              <Input {...text('lowAt')} inputMode="numeric" />
            </Field>
          </div>
        </div>
      )}
      <div data-field="reason">
        <Field label={labels.reason} required error={errorText(edit.errors.reason, 'reason')}>
          <Input {...text('reason')} dir="auto" placeholder={t`Stock-take, delivery, damaged`} />
        </Field>
      </div>
    </fieldset>
  )
}

type StockDrawerProps = { product: ShopProduct; onClose(): void }

function StockDrawerView({ product, onClose }: StockDrawerProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const unsaved = useUnsaved()
  const containerRef = useRef<HTMLFormElement>(null)
  const articles = articlesOf(product)
  const isOfVariants = !isSoldItself(product)
  const [id, setId] = useState(articles[0]?.id ?? product.id)
  const [done, setDone] = useState<readonly number[]>([])
  const [report, setReport] = useState('')
  const [like, setLike] = useState<StockDraft>()
  const article = articles.find((each) => each.id === id)
  const name = article?.name ?? ''
  const edit = useStockForm(
    { id, stock: article?.stock, countReason: t`Stock-take`, like },
    {
      round: done.length,
      onSaved() {
        const title = isOfVariants ? t`Stock changed: ${name}` : t`Stock changed`
        const next = nextOf(articles, id, [...done, id])
        if (!next) {
          toaster.show({ id: 'stock-changed', tone: 'success', title })
          return onClose()
        }
        // on a phone, a toast would cover the variant that comes next
        setReport(title)
        setLike(edit.draft.kind === 'stop' ? undefined : edit.draft)
        setId(next.id)
        setDone([...done, id])
      },
    },
  )
  useEffect(() => {
    if (done.length > 0) goToField(containerRef.current, 'pieces')
  }, [done])
  const messages = useStockMessages(edit.draft.kind)
  const fieldErrors = messages.fieldErrors(edit.errors)
  const isBusy = edit.stage === 'saving'
  const notePress = useFirstError(containerRef, fieldErrors[0]?.path, edit.stage === 'editing')
  const close = () => unsaved.ask(onClose)
  useConfirmedForm({
    unsaved,
    part: 'stock',
    containerRef,
    isDirty: edit.isDirty,
    isUncertain: edit.isUncertain,
    isBusy,
    onClose: close,
  })
  return (
    <>
      <FormDrawer
        containerRef={containerRef}
        width="l"
        title={
          <>
            {t`Stock`}: <bdi>{product.name}</bdi>
          </>
        }
        busy={isBusy}
        closeLabel={t`Close`}
        cancelLabel={isOfVariants ? t`Close` : t`Cancel`}
        saveLabel={t`Change stock`}
        onClose={close}
        onSave={() => {
          notePress(true)
          edit.save()
        }}
      >
        <FormProblem
          form={edit}
          fieldErrors={fieldErrors}
          failure={messages.failure}
          onGo={(path) => goToField(containerRef.current, path)}
        />
        {isOfVariants && (
          <Field label={t`Variant`}>
            <Select
              value={String(id)}
              onChange={(chosen) => unsaved.ask(() => setId(Number(chosen)))}
              options={articles.map((each) => ({ value: String(each.id), label: each.name }))}
            />
          </Field>
        )}
        <p role="status" className={own.report}>
          {report}
        </p>
        <Figures stock={article?.stock} />
        <StockFields edit={edit} name={name} isCounted={article?.stock !== undefined} />
        <StockMoves id={id} />
      </FormDrawer>
      <LeaveQuestion unsaved={unsaved} />
    </>
  )
}

const Nothing = () => null

export const StockDrawer = defineWidget<StockDrawerProps>({
  apps: {},
  views: stockViews,
  messages: [messages, leaveMessages],
  Skeleton: Nothing,
  View: StockDrawerView,
})
