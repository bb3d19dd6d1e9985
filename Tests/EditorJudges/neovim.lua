-- Types a fault into a buffer, waits for the diagnostic, applies the fix, and compares the buffer. Run by
-- `nvim --headless -u NONE -l` or `-c luafile`; THIMBLE names the program, CAFE the folder with a small app.
local app = os.getenv("CAFE")

local function fail(message)
  io.stdout:write("failed: " .. message .. "\n")
  vim.cmd("cquit 1")
end

local function wait_for(what, condition)
  if not vim.wait(20000, condition, 20) then fail("no " .. what .. " within 20 seconds") end
end

local client_id = vim.lsp.start_client({
  name = "thimble",
  cmd = { os.getenv("THIMBLE"), "lsp" },
  root_dir = app,
  workspace_folders = { { name = "Cafe", uri = vim.uri_from_fname(app) } },
})
if not client_id then fail("the server does not start") end

local function open(file)
  vim.cmd("edit " .. vim.fn.fnameescape(app .. "/" .. file))
  vim.bo.filetype = "swift"
  local buffer = vim.api.nvim_get_current_buf()
  vim.lsp.buf_attach_client(buffer, client_id)
  return buffer
end

local counter = open("Counter.swift")
local root = open("Root.swift")
local client = vim.lsp.get_client_by_id(client_id)
wait_for("initialization", function() return client.initialized end)

-- The fault.
local before = vim.api.nvim_buf_get_lines(root, 0, -1, false)
vim.fn.search("menu =")
vim.cmd("normal! eas")
local broken = vim.api.nvim_buf_get_lines(root, 0, -1, false)
if vim.deep_equal(before, broken) then fail("the fault is not typed") end

-- The diagnostic.
wait_for("diagnostic", function() return #vim.diagnostic.get(counter) == 1 end)
local diagnostic = vim.diagnostic.get(counter)[1]
if not diagnostic.message:find("`menu: Menu`", 1, true) then fail("another diagnostic: " .. diagnostic.message) end

-- The fix.
local place = { line = diagnostic.lnum, character = diagnostic.col }
local answers = vim.lsp.buf_request_sync(counter, "textDocument/codeAction", {
  textDocument = { uri = vim.uri_from_bufnr(counter) },
  range = { start = place, ["end"] = place },
  context = { diagnostics = {} },
}, 20000)
local fix
for _, action in ipairs(answers[client_id].result) do
  if action.title == "Rename `RootComponent.menus` to `menu`" then fix = action end
end
if not fix then fail("the fix is not offered") end
vim.lsp.util.apply_workspace_edit(fix.edit, client.offset_encoding)
local after = vim.api.nvim_buf_get_lines(root, 0, -1, false)
if not vim.deep_equal(before, after) then fail("the buffer is not as before:\n" .. table.concat(after, "\n")) end
wait_for("end of the diagnostic", function() return #vim.diagnostic.get(counter) == 0 end)

-- The session ends as the protocol says.
client.stop()
wait_for("end of the server", function() return client.is_stopped() end)
io.stdout:write("passed\n")
vim.cmd("qall!")
