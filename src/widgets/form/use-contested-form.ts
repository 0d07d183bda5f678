import { shallowEqual, useSelector } from '@xstate/react'
import type { Handle } from '../../core/kernel/actor-handle'
import type { ConflictEvent, Contested, FormContext, FormState } from '../../core/kernel/form-definition'
import type { KeyedRequest } from '../../core/kernel/keyed-request'
import { isUncertain } from '../../core/kernel/sends'

type Context = FormContext<unknown> &
  Contested<unknown> & { base?: unknown; draft: unknown; asked: Pick<KeyedRequest, 'unanswered'> }

type FormView<C extends Context> = Pick<Handle, 'subscribe'> & {
  getSnapshot(): { value: FormState; context: C }
  send(event: { type: 'save' } | ConflictEvent): void
}

/** What every form shows and does whose record others may change meanwhile. */
export function useContestedForm<C extends Context>(view: FormView<C>) {
  const stage = useSelector(view, ({ value }) => value)
  const { asked, saved, ...shown } = useSelector(
    view,
    ({ context }) => ({
      base: context.base as C['base'],
      draft: context.draft as C['draft'],
      asked: context.asked as C['asked'],
      errors: context.errors,
      error: context.error,
      saved: context.saved as C['saved'],
      theirs: context.theirs as C['theirs'],
    }),
    shallowEqual,
  )
  return {
    asked,
    saved,
    form: {
      ...shown,
      stage,
      isUncertain: isUncertain(asked),
      save: () => view.send({ type: 'save' }),
      overwrite: () => view.send({ type: 'conflict.overwrite' }),
      takeTheirs: () => view.send({ type: 'conflict.yield' }),
    },
  }
}
