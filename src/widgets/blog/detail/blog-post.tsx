import { messages as blogMessages } from 'langraan:messages/blog'
import { messages } from 'langraan:messages/blog.detail'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as listMessages } from 'langraan:messages/list'
import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Link from 'lucide-react/icons/link'
import Edit from 'lucide-react/icons/pencil'
import Remove from 'lucide-react/icons/trash-2'
import { useContext, useState } from 'react'
import { authApp } from '../../../core/auth/app'
import { blogApp } from '../../../core/blog/app'
import { StalePanel } from '../../failure/failure-panel'
import { copyText } from '../../orders/reply/copying'
import { defineWidget } from '../../runtime/define-widget'
import { useMay } from '../../runtime/use-may'
import { useToaster } from '../../runtime/use-toaster'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { BlogNavigationContext, NavigationButton, type PostPartProps } from '../blog-navigation'
import { BlogProblem } from '../blog-problem'
import { BlogRecent } from '../blog-recent'
import { PostPlaceholder } from '../blog-skeleton'
import { useRemovePost, useSidebar } from '../use-blog'
import { PostArticle } from './post-article'
import { PostComments } from './post-comments'
import * as css from './post-detail.css'
import { usePost } from './use-post'

const wholeAddress = (href: string | undefined): string => new URL(href ?? location.href, location.href).href

function PostShare({ href }: { href: string | undefined }) {
  const { t } = useLingui()
  const toaster = useToaster()
  const [shown, setShown] = useState<string>()
  const press = async () => {
    const url = wholeAddress(href)
    if (await copyText(url, null)) toaster.show({ id: 'post-link', tone: 'success', title: t`Link copied` })
    else setShown(url)
  }
  return (
    <>
      <Button icon={<Link />} onClick={() => void press()}>
        {t`Copy link`}
      </Button>
      {shown !== undefined && (
        <Field
          label={t`Link to this post`}
          hint={t`Your browser blocked copying. Select the text and copy it yourself.`}
        >
          <Input readOnly value={shown} onChange={() => undefined} onFocus={(event) => event.currentTarget.select()} />
        </Field>
      )}
    </>
  )
}

function BlogPostView({ location }: PostPartProps) {
  const { t } = useLingui()
  const { hrefOf, go } = useContext(BlogNavigationContext)
  const remove = useRemovePost()
  const { status, post, error, sending, reload } = usePost(location.id ?? '')
  const may = useMay()
  const sidebar = useSidebar()
  if (!post) return <BlogProblem status={status} error={error} onRetry={reload} />
  const { blog, comments } = post
  const id = String(post.id)
  return (
    <div className={css.root} part="blog-post">
      <div className={css.actions}>
        <NavigationButton look="ghost" icon={<Back />} to={{ mode: 'list' }}>
          {t`Back to posts`}
        </NavigationButton>
        <span className={css.end}>
          {may('delete', 'Blog') && (
            <Button
              icon={<Remove />}
              onClick={() => {
                remove({ id: post.id, title: blog.title })
                go({ mode: 'list' })
              }}
            >
              {t`Delete`}
            </Button>
          )}
          {may('write', 'Blog') && (
            <NavigationButton icon={<Edit />} to={{ mode: 'edit', id }}>
              {t`Edit`}
            </NavigationButton>
          )}
        </span>
      </div>
      {status === 'failed' && <StalePanel title={t`Couldn't refresh the post`} error={error} onRetry={reload} />}
      <div className={css.columns}>
        <div className={css.main}>
          <PostArticle article={blog} comments={comments.length + sending.length}>
            <PostShare href={hrefOf({ mode: 'detail', id })} />
          </PostArticle>
          <PostComments post={{ id: post.id, title: blog.title }} comments={comments} sending={sending} />
        </div>
        <aside className={css.main}>
          <BlogRecent posts={sidebar?.recentPosts.filter((each) => each.id !== post.id)} />
        </aside>
      </div>
    </div>
  )
}

export const BlogPost = defineWidget<PostPartProps>({
  apps: { blog: blogApp, auth: authApp },
  messages: [messages, blogMessages, failureMessages, listMessages],
  Skeleton: PostPlaceholder,
  View: BlogPostView,
})
