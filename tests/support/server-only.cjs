// Outside Next there is no client bundle for `server-only` to guard.
