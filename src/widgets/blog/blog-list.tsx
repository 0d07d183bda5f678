import { Plural, useLingui } from '@lingui/react/macro'
import Newspaper from 'lucide-react/icons/newspaper'
import Add from 'lucide-react/icons/plus'
import SearchX from 'lucide-react/icons/search-x'
import { blogPageSizes } from '../../core/blog/blog.machine'
import { lookUp } from '../../core/kernel/look-up'
import { FailurePanel, StalePanel } from '../failure/failure-panel'
import { ListPages } from '../list/list-pages'
import { useMay } from '../runtime/use-may'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { SearchBox } from '../ui/search-box'
import * as css from './blog.css'
import { BlogCard } from './blog-card'
import { NavigationButton } from './blog-navigation'
import { BlogRecent } from './blog-recent'
import { BlogCards } from './blog-skeleton'
import { type BlogList, useBlog, useRemovePost, useSidebar } from './use-blog'
import { useBlogMessages } from './use-blog-messages'

type BlogBarProps = {
  list: BlogList
  categories: readonly string[]
  canAdd: boolean
}

function BlogBar({ list, categories, canAdd }: BlogBarProps) {
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
        {canAdd && (
          <span className={css.end}>
            <NavigationButton look="primary" icon={<Add />} to={{ mode: 'add' }}>
              {t`New post`}
            </NavigationButton>
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would look and be announced like part of a form */}
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

function Nothing({ list, canAdd }: { list: BlogList; canAdd: boolean }) {
  const { t } = useLingui()
  if (!list.isFiltered)
    return (
      <EmptyPanel
        icon={<Newspaper />}
        title={t`No posts yet`}
        action={
          canAdd && (
            <NavigationButton look="primary" icon={<Add />} to={{ mode: 'add' }}>
              {t`Write the first post`}
            </NavigationButton>
          )
        }
      >
        {t`Posts from the shop appear here.`}
      </EmptyPanel>
    )
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`No posts found`}
      action={<Button onClick={list.showAll}>{t`Show all posts`}</Button>}
    >
      {t`Try different words or another category.`}
    </EmptyPanel>
  )
}

function Posts({ list, canAdd }: { list: BlogList; canAdd: boolean }) {
  const { t } = useLingui()
  const may = useMay()
  const remove = useRemovePost()
  if (list.rows.length > 0)
    return (
      <>
        <ul className={css.grid} aria-busy={list.stale || undefined}>
          {list.rows.map((post) => (
            <BlogCard
              key={post.id}
              post={post}
              canEdit={may('write', 'Blog')}
              onRemove={may('delete', 'Blog') ? () => remove(post) : undefined}
            />
          ))}
        </ul>
        <ListPages list={list} label={t`Pages of posts`} sizes={blogPageSizes} />
      </>
    )
  if (list.status === 'failed')
    return (
      <FailurePanel
        error={list.error}
        title={t`Couldn't load posts`}
        forbidden={t`You don't have access to the blog`}
        onRetry={list.reload}
      />
    )
  if (list.status === 'loading' || list.hidden > 0) return <BlogCards count={list.perPage} label={t`Loading posts`} />
  return <Nothing list={list} canAdd={canAdd} />
}

export function BlogListView(props: Parameters<typeof useBlog>[0]) {
  const list = useBlog(props)
  const canAdd = useMay()('create', 'Blog')
  const sidebar = useSidebar()
  return (
    <div className={css.root} part="blog">
      <div className={css.columns}>
        <div className={css.list}>
          <BlogBar list={list} categories={sidebar?.categories.map(({ category }) => category) ?? []} canAdd={canAdd} />
          {list.status === 'failed' && list.rows.length > 0 && <StalePanel error={list.error} onRetry={list.reload} />}
          <Posts list={list} canAdd={canAdd} />
        </div>
        <aside className={css.side}>
          <BlogRecent posts={sidebar?.recentPosts} />
        </aside>
      </div>
    </div>
  )
}
