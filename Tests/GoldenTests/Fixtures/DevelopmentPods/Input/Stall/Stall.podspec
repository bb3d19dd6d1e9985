Pod::Spec.new do |s|
  s.name         = 'Stall'
  s.module_name  = 'StallKit'
  s.source_files = 'Classes/**/*.{h,swift}'
  s.test_spec 'Tests' do |tests|
    tests.source_files = 'Tests/**/*.swift'
  end
end
