-- Compiles the snippets of the manual, runs the last one, which is for this version, and waits for a diagnostic. SNIPPETS
-- names the files, the working directory has the app, and `thimble` is on the search path.
local function fail(message)
  io.stdout:write("failed: " .. message .. "\n")
  vim.cmd("cquit 1")
end

local snippet
for _, file in ipairs(vim.split(os.getenv("SNIPPETS"), ":")) do
  local chunk, message = loadfile(file)
  if not chunk then fail(message) end
  snippet = chunk
end
snippet()

vim.cmd("edit Root.swift")
vim.bo.filetype = "swift"
vim.wait(20000, function() return #vim.lsp.buf_get_clients(0) == 1 end, 20)
vim.fn.search("menu =")
vim.cmd("normal! eas")
vim.o.hidden = true
vim.cmd("edit Counter.swift")
vim.bo.filetype = "swift"
local found = vim.wait(20000, function()
  return #vim.diagnostic.get(vim.fn.bufnr("Counter.swift")) == 1
end, 20)
if not found then fail("no diagnostic within 20 seconds") end
io.stdout:write("passed\n")
vim.cmd("qall!")
