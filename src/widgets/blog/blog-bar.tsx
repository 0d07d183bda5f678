import { Plural, useLingui } from '@lingui/react/macro'
import { lookUp } from '../../core/kernel/look-up'
import { Button } from '../ui/button'
import { SearchBox } from '../ui/search-box'
import * as css from './blog.css'
import type { BlogList } from './use-blog'
import { useBlogMessages } from './use-blog-messages'

type BlogBarProps = {
  list: BlogList
  /** in the order of the backend */
  categories: readonly string[]
}

/** Search and categories; what is chosen stands in the address. */
export function BlogBar({ list, categories }: BlogBarProps) {
  const { t } = useLingui()
  const messages = useBlogMessages()
  const { category, counts = {}, all } = list
  const names = [...new Set([...categories, ...Object.keys(counts), ...(category ? [category] : [])])]
  return (
    <search className={css.bar}>
      <div className={css.find}>
        <SearchBox
          className={css.search}
          value={list.filters.q ?? ''}
          onChange={list.search}
          label={t`Search posts`}
          placeholder={t`Title, text, author`}
          clearLabel={t`Clear search`}
          busy={list.stale}
        />
        <p className={css.count} role="status">
          {(list.rows.length > 0 || list.status === 'ready') && (
            <Plural value={list.total} one="# post" other="# posts" />
          )}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div className={css.categories} role="group" aria-label={t`Categories`}>
        <Button
          size="s"
          className={css.category}
          aria-pressed={category === undefined}
          onClick={() => list.choose(undefined)}
        >
          {t({ message: 'All', context: 'posts' })} {all !== undefined && <span className={css.number}>{all}</span>}
        </Button>
        {names.map((name) => {
          const Icon = messages.categoryIcon(name)
          return (
            <Button
              key={name}
              size="s"
              icon={<Icon />}
              className={css.category}
              aria-pressed={category === name}
              onClick={() => list.choose(category === name ? undefined : name)}
            >
              {messages.category(name)}{' '}
              {all !== undefined && <span className={css.number}>{lookUp(counts, name) ?? 0}</span>}
            </Button>
          )
        })}
      </div>
    </search>
  )
}
