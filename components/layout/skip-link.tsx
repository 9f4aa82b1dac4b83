import css from './skip-link.module.css'

export function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={css.skip} href={href}>
      {children}
    </a>
  )
}
